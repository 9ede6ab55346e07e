/** Thrown if a content folder can't be compiled; the message is for the person who specified it. */
export class ContentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ContentError';
  }
}
