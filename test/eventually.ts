/** Waiting for what arrives by itself: repeats a check until it holds, and fails with the check's own reason if it never does. */

const everyMs = 25;

export async function eventually<T>(check: () => T | Promise<T>, withinMs = 30_000): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
