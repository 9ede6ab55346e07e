/** Creates a feature request for tests, as GitHub's search returns it. */
export const githubIssue = (number: number, thumbs: number, more: object = {}) => ({
  repository_url: 'https://api.github.com/repos/webpack/webpack',
  number,
  title: `Request ${number}`,
  state: 'open',
  labels: [{ name: 'enhancement' }],
  reactions: { '+1': thumbs },
  created_at: '2020-01-02T03:04:05Z',
  updated_at: '2026-01-02T03:04:05Z',
  ...more,
});
