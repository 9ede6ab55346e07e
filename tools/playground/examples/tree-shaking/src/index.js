import { capitalize } from 'lodash-es';
import { bright } from './colors.js';

document.body.style.color = bright;
document.body.append(capitalize('only what is used ends up in the bundle'));
