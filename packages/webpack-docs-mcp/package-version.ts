/** Version of the npm package, which its build inserts. */
declare const PACKAGE_VERSION: string;

export const version: string = PACKAGE_VERSION;
