/**
 * Storage key of the setting that turns off single-key shortcuts (`/`, `?`); mirrored on `<html>` as
 * `data-single-keys`.
 */
export const singleKeysKey = 'single-keys';

/** Stored value when they are off. */
export const singleKeysOff = 'off';
