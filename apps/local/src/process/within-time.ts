/** Waits for a promise, at most so long; then throws with the message. */
export async function withinTime<T>(waiting: Promise<T>, most: number, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), most);
  });
  return Promise.race([waiting, late]).finally(() => clearTimeout(timer));
}
