const button = document.createElement('button');
button.textContent = 'Show the chart';
document.body.append(button);

button.addEventListener('click', async () => {
  // This import() makes a chunk of its own, which is loaded on the first click.
  const { drawChart } = await import(/* webpackChunkName: "chart" */ './chart.js');
  document.body.append(drawChart([3, 5, 8, 2]));
});
