/** Version of this package, put in by its build. */
declare const PACKAGE_VERSION: string;

export const version: string = PACKAGE_VERSION;
