/** Version of this package. Its build inserts it. */
declare const PACKAGE_VERSION: string;

export const version: string = PACKAGE_VERSION;
