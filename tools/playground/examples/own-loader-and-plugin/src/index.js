import page from './page.md';

document.body.innerHTML = page;
