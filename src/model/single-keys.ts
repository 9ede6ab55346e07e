/** Under which the reader's wish is kept that single keys (`/`, `?`) do nothing; on `<html>` it stands as `data-single-keys`. */
export const singleKeysKey = 'single-keys';

/** What stands there for that wish. */
export const singleKeysOff = 'off';
