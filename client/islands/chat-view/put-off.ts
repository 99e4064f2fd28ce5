/** Local storage key: whose birth is not asked for any more in this browser. */
const PUT_OFF_KEY = 'celestia.birth-later.1';

export function isPutOff(userId: string): boolean {
  try {
    return localStorage.getItem(PUT_OFF_KEY) === userId;
  } catch {
    return false;
  }
}

export function putOff(userId: string): void {
  try {
    localStorage.setItem(PUT_OFF_KEY, userId);
  } catch {
    // Storage is forbidden: it is asked once more.
  }
}
