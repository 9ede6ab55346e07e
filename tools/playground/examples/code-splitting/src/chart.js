export function drawChart(values) {
  const chart = document.createElement('pre');
  chart.textContent = values.map((value) => `${'█'.repeat(value)} ${value}`).join('\n');
  console.log('The chart was drawn.');
  return chart;
}
