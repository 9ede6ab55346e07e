import { type ConfigForm, configForms, fileNameOf } from '../../model/config-form.ts';
import { formKey } from '../../model/stored-keys.ts';
import { readStored, writeStored } from '../../ui/browser/storage.ts';

/**
 * Lets readers choose the format of complete configurations (ES module, CommonJS, TypeScript) in the title row of a
 * code block. The choice applies to all blocks and is stored. The document contains all formats, so switching only
 * changes styles.
 */
export function startConfigForm(): void {
  const show = () => {
    for (const figure of document.querySelectorAll<HTMLElement>('.prose figure[data-forms]')) offer(figure);
    choose(kept());
  };
  show();
  document.addEventListener('page-shown', show);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches('[data-form-choice]')) return;
    const top = target.getBoundingClientRect().top;
    writeStored(formKey, target.value);
    choose(kept());
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}

/**
 * Returns the configuration format to show in a code block: the reader's stored choice if the block offers it,
 * otherwise ES module.
 */
export function formOf(figure: HTMLElement): ConfigForm {
  const form = kept();
  return figure.dataset.forms?.split(' ').includes(form) ? form : 'esm';
}

function kept(): ConfigForm {
  const form = readStored(formKey);
  return form === 'cjs' || form === 'ts' ? form : 'esm';
}

function offer(figure: HTMLElement): void {
  if (figure.querySelector('[data-form-choice]')) return;
  const select = document.createElement('select');
  select.dataset.formChoice = '';
  select.setAttribute('aria-label', TEXTS.prose.configurationForm);
  for (const form of ['esm', ...(figure.dataset.forms?.split(' ') ?? [])] as ConfigForm[])
    select.append(new Option(configForms[form], form));
  figure.querySelector('.copy')?.before(select);
}

function choose(form: ConfigForm): void {
  document.documentElement.dataset.config = form;
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-form-choice]')) {
    const figure = select.closest<HTMLElement>('figure');
    if (!figure) continue;
    const shown = formOf(figure);
    select.value = shown;
    rename(figure, shown);
  }
}

/**
 * Updates the file name in a code block's title and on its tab, because the extension depends on the configuration
 * format.
 */
function rename(figure: HTMLElement, form: ConfigForm): void {
  const caption = figure.querySelector('figcaption');
  if (!caption) return;
  figure.dataset.name ??= caption.textContent ?? '';
  const name = fileNameOf(figure.dataset.name, form);
  caption.textContent = name;
  const panel = figure.closest('.tab-panel');
  const tab = panel?.id ? document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`) : null;
  if (tab && figure.closest('.project')) tab.textContent = name;
}
