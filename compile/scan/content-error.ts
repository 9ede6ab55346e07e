/** A content folder that there is nothing to compile in; its message is for whoever named the folder. */
export class ContentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ContentError';
  }
}
