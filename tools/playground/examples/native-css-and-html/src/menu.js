import * as styles from './dish.module.css';

for (const name of ['Soup', 'Salad', 'Bread']) {
  const dish = document.createElement('li');
  dish.className = styles.dish;
  dish.textContent = name;
  document.querySelector('#menu').append(dish);
}
