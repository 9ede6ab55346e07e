/**
 * Defines several variants of a test. The quick test run includes only the first variant.
 *
 * @param forms the variants, starting with the most informative one
 * @param define function that defines the test for a variant, with the given test options
 */
export function testVariants<Form>(
  forms: readonly Form[],
  define: (form: Form, options: { tags: string[] }) => void,
): void {
  for (const [index, form] of forms.entries()) define(form, { tags: index === 0 ? ['main-way'] : [] });
}
