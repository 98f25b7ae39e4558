import type { Messages } from './en.ts'

const digits = new Intl.NumberFormat('fa', { useGrouping: false })
const number = (value: number) => digits.format(value)

/** فارسی. */
export const fa: Messages = {
  malformed: 'درخواست خوانده نشد. بررسی کنید که محتوای آن JSON معتبر باشد.',
  unauthenticated: 'نشست شما به پایان رسیده است، لطفاً دوباره وارد شوید.',
  loginRequired: 'برای ادامه وارد شوید یا ثبت‌نام کنید.',
  invalidCredentials: 'نشانی ایمیل یا گذرواژه درست نیست. هر دو را بررسی کنید و دوباره امتحان کنید.',
  forbidden: 'حساب شما اجازهٔ این کار را ندارد.',
  routeNotFound: 'این صفحه پیدا نشد',
  thingNotFound: 'آنچه خواستید پیدا نشد. شاید جابه‌جا شده باشد.',
  methodNotAllowed: 'این نشانی به این روش پاسخ نمی‌دهد.',
  conflict: 'این مورد در این فاصله تغییر کرده است. صفحه را دوباره بارگذاری کنید.',
  payloadTooLarge: 'حجم ارسالی زیاد است. حداکثر ۶۴ کیلوبایت بفرستید.',
  unsupportedMediaType: 'محتوا را به صورت JSON بفرستید (Content-Type: application/json).',
  invalid: 'چند مورد را دوباره بررسی کنید.',
  tooManyAttempts: (minutes) =>
    `تلاش‌های زیادی انجام شد. لطفاً ${number(minutes)} دقیقهٔ دیگر دوباره امتحان کنید.`,
  serverError: 'مشکلی در سمت ما پیش آمد. لطفاً دوباره امتحان کنید.',
  notAvailable: 'این بخش از آکادمی هنوز باز نشده است.',
  unavailable: 'آکادمی چند لحظه در دسترس نیست. لطفاً کمی بعد دوباره امتحان کنید.',
  welcome: (name) => `${name}، خوش آمدید. حساب شما آماده است.`,
  welcomeBack: (name) => `${name}، خوش برگشتید.`,
  socialExpired: 'ورود بیش از اندازه طول کشید یا پیش‌تر انجام شده است. لطفاً دوباره امتحان کنید.',
  socialRefused: (provider) => `ورود با ${provider} انجام نشد. لطفاً دوباره امتحان کنید.`,
  socialUnreachable: (provider) =>
    `${provider} اکنون در دسترس نیست. لطفاً کمی بعد دوباره امتحان کنید یا از راه دیگری وارد شوید.`,
  socialNoEmail: (provider) =>
    `${provider} نشانی ایمیلی در اختیار ما نگذاشت و حساب شما به آن نیاز دارد. آن‌جا اجازه دهید یا با نشانی خود ثبت‌نام کنید.`,
  socialAddressTaken: (provider) =>
    `با این نشانی حسابی هست و ${provider} تأیید نمی‌کند که نشانی از آنِ شماست. مانند گذشته وارد شوید یا گذرواژهٔ تازه‌ای درخواست کنید.`,
  socialAccountUnconfirmed: (provider) =>
    `با این نشانی حسابی هست، اما نشانی هرگز تأیید نشده است. مانند گذشته وارد شوید و آن را تأیید کنید؛ پس از آن می‌توانید از ${provider} هم استفاده کنید.`,
  socialLinked: (name, provider) => `${name}، خوش برگشتید. از این پس با ${provider} هم می‌توانید وارد شوید.`,
  loggedOut: 'از حساب خود خارج شدید.',
  profileSaved: 'نمایهٔ شما ذخیره شد.',
  passwordChanged: 'گذرواژهٔ شما تغییر کرد. دستگاه‌های دیگر خارج شدند.',
  liked: 'این نوشته را پسندیدید.',
  unliked: 'پسند شما برداشته شد.',
  saved: 'نوشته ذخیره شد.',
  unsaved: 'نوشته از ذخیره‌ها برداشته شد.',
  field: {
    required: 'لطفاً این مورد را پر کنید.',
    email: 'یک نشانی ایمیل مانند name@example.com وارد کنید.',
    emailTaken: 'با این نشانی حسابی هست. به جای ثبت‌نام وارد شوید.',
    tooShort: (least) => `دست‌کم ${number(least)} نویسه به کار ببرید.`,
    tooLong: (most) => `حداکثر ${number(most)} نویسه به کار ببرید.`,
    mismatch: 'گذرواژه‌ها یکسان نیستند. هر دو بار همان را وارد کنید.',
    wrongPassword: 'این گذرواژهٔ کنونی شما نیست.',
    atLeast: (least) => `عددی برابر یا بزرگ‌تر از ${number(least)} وارد کنید.`,
    atMost: (most) => `عددی برابر یا کوچک‌تر از ${number(most)} وارد کنید.`,
    number: 'یک عدد صحیح وارد کنید.',
    text: 'این مورد باید متن باشد.',
    list: 'این مورد باید فهرست باشد.',
    once: 'این مورد را فقط یک بار بیاورید.',
    tooMany: (most) => `حداکثر ${number(most)} مورد انتخاب کنید.`,
    tooFew: (least) => `دست‌کم ${number(least)} مورد انتخاب کنید.`,
    oneOf: (values) => `یکی از این موارد را انتخاب کنید: ${values}.`,
    format: 'این مورد شکل درستی ندارد.',
    nul: 'نویسهٔ نامرئی (NUL) را از این متن بردارید.',
    country: 'کشوری را از فهرست انتخاب کنید.',
    phone: 'شمارهٔ تلفن را فقط با رقم، فاصله و + وارد کنید.',
  },
}
