const button = document.createElement('button');
button.textContent = 'Show the chart';
document.body.append(button);

button.addEventListener('click', async () => {
  // This import() creates a separate chunk, which loads on the first click.
  const { drawChart } = await import(/* webpackChunkName: "chart" */ './chart.js');
  document.body.append(drawChart([3, 5, 8, 2]));
});
