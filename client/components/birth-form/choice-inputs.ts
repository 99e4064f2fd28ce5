/** Radios and checkboxes have their styles apart: the question for a place has them only where it asks which was meant. */
import './choice-inputs.css';
