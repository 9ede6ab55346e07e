/** Maximum size of an answer in bytes, because assistants pay for each. */
export const mostBytes = 4096;
