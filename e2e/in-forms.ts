/**
 * Proves something in many forms, of which the short run has the first: the others find what is wrong with one of them alone.
 * @param forms what differs, the one that most is to be learned from first
 * @param define declares the test of a form with these options
 */
export function inForms<Form>(forms: readonly Form[], define: (form: Form, options: { tags: string[] }) => void): void {
  for (const [index, form] of forms.entries()) define(form, { tags: index === 0 ? ['main-way'] : [] });
}
