const { createButton } = await import('cart/button');

document.body.append('A lamp for 20 dollars. ', createButton());
