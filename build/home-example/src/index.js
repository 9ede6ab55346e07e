import { describe } from "./parcel.js";

const weight = 3;
document.querySelector("main").textContent = describe(weight);
