/** Where the site that is tested writes to whoever runs it. */
export const OPERATOR_MAIL = 'desk@celestia.test';
