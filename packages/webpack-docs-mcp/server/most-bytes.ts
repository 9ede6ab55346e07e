/** Maximum size of a tool's answer in bytes, because AI assistants pay by the length of their input. */
export const mostBytes = 4096;
