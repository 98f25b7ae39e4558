import type { Range } from './use-measures.ts'

/** What the page says, in one language. */
export type Words = {
  locale: string
  now: string
  here: string
  holds: string
  content: string
  gutter: string
  below: string
  /** A length, written: "640 px". */
  px: (length: string) => string
  from: (length: string) => string
  most: (length: string) => string
  ruler: (window: string, name: string) => string
  changes: Record<Range['name'], readonly string[]>
}

export const english: Words = {
  locale: 'en',
  now: 'The window now',
  here: 'now',
  holds: 'Holds',
  content: 'Content',
  gutter: 'Gutter',
  below: 'below',
  px: (length) => `${length} px`,
  from: (length) => `from ${length}`,
  most: (length) => `at most ${length}`,
  ruler: (window, name) => `A window of ${window} on the ruler of breakpoints: ${name} holds.`,
  changes: {
    base: [
      'One column; small cards stand in twos',
      'Navigation in a drawer',
      'Dialogs rise from the lower edge, as wide as the window',
      'A carousel lets the next slide peep in',
    ],
    sm: [
      'Cards and choices in twos and threes',
      'Dialogs in the middle, with corners all round',
      'Every page number, and the whole path of breadcrumbs',
    ],
    md: [
      'Cards in threes and fours',
      'Navigation in the header, in place of the drawer',
      'Text and picture side by side; the strands beside the hero’s words',
      'The footer’s brand beside its links',
    ],
    lg: ['The header breathes: wider gaps, the language by its name'],
  },
}

export const persian: Words = {
  locale: 'fa',
  now: 'پنجره اکنون',
  here: 'اکنون',
  holds: 'برقرار',
  content: 'محتوا',
  gutter: 'حاشیه',
  below: 'کمتر',
  px: (length) => `${length} پیکسل`,
  from: (length) => `از ${length}`,
  most: (length) => `حداکثر ${length}`,
  ruler: (window, name) => `پنجره‌ای به پهنای ${window} روی خط‌کش نقطه‌های شکست: ${name} برقرار است.`,
  changes: {
    base: [
      'یک ستون؛ کارت‌های کوچک دوتادوتا',
      'منو در کشو',
      'گفت‌وگوها از لبهٔ پایین و به پهنای پنجره باز می‌شوند',
      'در چرخ‌فلک گوشهٔ اسلاید بعدی پیداست',
    ],
    sm: [
      'کارت‌ها و گزینه‌ها دوتا و سه‌تا کنار هم',
      'گفت‌وگوها در میانهٔ صفحه',
      'همهٔ شماره‌های صفحه و مسیر کامل راهنما',
    ],
    md: [
      'کارت‌ها سه‌تا و چهارتا کنار هم',
      'منو در سربرگ به‌جای کشو',
      'متن و تصویر کنار هم؛ تارهای مو کنار عنوان',
      'نشان پانویس کنار پیوندها',
    ],
    lg: ['سربرگ نفس می‌کشد: فاصله‌های بازتر و نام زبان'],
  },
}
