/** What a test may need and a machine lack: the tag of the tests that are skipped without it, with the reason that the run tells. */
export const needs = [
  { name: 'needs/nginx', description: 'nginx is not installed' },
  { name: 'needs/mount', description: 'nobody may mount a disk here: `unshare -rm mount` fails' },
  { name: 'needs/full-disk', description: 'there is no /dev/full here' },
  { name: 'needs/shell', description: 'Windows has no shell that runs what stands in for npm' },
  { name: 'needs/no-feedback', description: 'the site is configured to ask for feedback' },
];
