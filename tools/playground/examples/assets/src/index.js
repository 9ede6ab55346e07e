import large from './large.svg';
import small from './small.svg';
import words from './words.txt';
import article from './article.json';

// A drawing of up to 300 bytes becomes part of the script. A larger one stays a file.
for (const address of [small, large]) {
  const image = document.createElement('img');
  image.src = address;
  image.width = 96;
  document.body.append(image);
  console.log(address.slice(0, 40));
}

document.body.append(document.createElement('hr'), `${article.name} (${article.tags.join(', ')}): ${words}`);
