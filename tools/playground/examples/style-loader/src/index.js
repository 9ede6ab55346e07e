import './page.css';

document.body.append('The style of this text comes with the script.');
