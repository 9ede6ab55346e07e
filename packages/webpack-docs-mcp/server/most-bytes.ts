/** Maximum size of a tool's answer in bytes, because AI assistants pay for the length of what they read. */
export const mostBytes = 4096;
