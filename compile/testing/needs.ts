/**
 * Tags for optional requirements of tests. Tests with such a tag are skipped on machines that lack the requirement, and
 * the run prints the reason.
 */
export const needs = [
  { name: 'needs/nginx', description: 'nginx is not installed' },
  { name: 'needs/mount', description: 'nobody may mount a disk here: `unshare -rm mount` fails' },
  { name: 'needs/full-disk', description: 'there is no /dev/full here' },
  { name: 'needs/shell', description: 'Windows has no shell that runs what stands in for npm' },
  { name: 'needs/no-feedback', description: 'the site is configured to ask for feedback' },
];
