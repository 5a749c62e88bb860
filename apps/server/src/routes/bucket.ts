/** So many messages at once, and so many more each second. */
export class Bucket {
  private readonly burst: number;
  private readonly perSecond: number;
  private left: number;
  private filled: number;

  constructor(burst: number, perSecond: number) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.left = burst;
    // Not the time of day, which may be set back.
    this.filled = performance.now();
  }
  /** Whether one more may be said. */
  take(): boolean {
    const now = performance.now();
    this.left = Math.min(this.burst, this.left + ((now - this.filled) * this.perSecond) / 1000);
    this.filled = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
  /** Nothing was said for a while. */
  get isFull(): boolean {
    return this.left >= this.burst - 1;
  }
}
