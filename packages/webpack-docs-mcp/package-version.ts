/** Version of this package, inserted by its build. */
declare const PACKAGE_VERSION: string;

export const version: string = PACKAGE_VERSION;
