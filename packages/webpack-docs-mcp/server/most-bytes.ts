/** Maximum size of an answer in bytes, because assistants pay for the length of what they read. */
export const mostBytes = 4096;
