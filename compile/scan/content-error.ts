/** Thrown if a content folder can't be compiled. The message is written for the person who specified the folder. */
export class ContentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ContentError';
  }
}
