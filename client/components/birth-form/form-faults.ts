/** What is wrong in a form has its styles apart: most visitors see none of it. */
import './form-faults.css';
