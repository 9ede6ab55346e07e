/** Most bytes of an answer: a program pays for each that it reads. */
export const mostBytes = 4096;
