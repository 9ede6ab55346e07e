/**
 * Event of the document: the reader went to another query or hash of the page that is open, by a link or through the history. For
 * what reads the query and stays on screen meanwhile.
 */
export const addressChange = 'address-change';
