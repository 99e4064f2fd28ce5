/** Local storage key of the login state. The number is raised when the shape changes; an older shape is then left alone. */
export const LOGIN_KEY = 'celestia.login.1';
