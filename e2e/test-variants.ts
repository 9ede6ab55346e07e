/**
 * Defines a test in several variants, of which the short run includes only the first.
 *
 * @param forms the variants, the most informative one first
 * @param define declares the test of a variant with these options
 */
export function testVariants<Form>(
  forms: readonly Form[],
  define: (form: Form, options: { tags: string[] }) => void,
): void {
  for (const [index, form] of forms.entries()) define(form, { tags: index === 0 ? ['main-way'] : [] });
}
