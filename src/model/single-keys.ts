/**
 * Storage key of the setting that turns off single-key shortcuts (`/`, `?`). The setting is mirrored on `<html>` as
 * `data-single-keys`.
 */
export const singleKeysKey = 'single-keys';

/** Stored value of the setting when single-key shortcuts are turned off. */
export const singleKeysOff = 'off';
