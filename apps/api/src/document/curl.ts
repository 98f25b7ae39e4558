import type { Endpoint } from '@chignon/contract/endpoint'

const examples: Record<string, string> = {
  'auth.login': '{"email":"learner@example.com","password":"hairdesign"}',
  'auth.register':
    '{"first_name":"Ana","last_name":"Díaz","email":"ana@example.com","password":"a-long-one","password_confirmation":"a-long-one"}',
  'social.begin': '{"redirect_uri":"https://academy.example/callback/google"}',
  'social.exchange': '{"attempt":"…","state":"…","code":"…"}',
  'user.change': '{"first_name":"Ana"}',
  'user.changeProfile': '{"country":"ES","about":"Updos and braids."}',
  'user.changePassword':
    '{"current_password":"hairdesign","password":"a-long-one","password_confirmation":"a-long-one"}',
  'exam.submit': '{"answers":[{"question_id":"…","option_ids":["…"]}]}',
  'business.add': '{"type_id":"…","name":"Salon Díaz"}',
  'business.change': '{"type_id":"…","name":"Salon Díaz"}',
  'social-link.add': '{"network":"instagram","url":"https://example.com/ana"}',
  'gallery.add': '{"path":"…"}',
}

const queries: Record<string, string> = {
  'course.list': '?category=updo&page=1',
  'program.list': '?groups=popular',
  'live-masterclass.list': '?status=upcoming',
  'online-masterclass.list': '?search=colour',
  'post.list': '?type[0]=article&type[1]=question',
  'caption.list': '?resource_id=…',
  'gallery.remove': '?path=…',
}

const things: Record<string, string> = {
  course: 'freehand-balayage',
  program: 'the-complete-cutter',
  exam: 'the-complete-cutter',
  'live-masterclass': 'the-anatomy-of-a-perfect-cut',
  'online-masterclass': 'the-editorial-knot',
  subscription: 'annual',
}

/** A request to try, as one types it into a terminal. */
export function curlOf(endpoint: Endpoint, base: string): string {
  const key = `${endpoint.noun}.${endpoint.name}`
  const path = endpoint.path
    .replaceAll('{code}', 'PT')
    .replaceAll('{type}', 'general')
    .replaceAll('{provider}', 'google')
    .replaceAll(/\{\w+\}/g, () => things[endpoint.noun] ?? '…')
  const parts = [
    `curl${endpoint.method === 'GET' ? '' : ` -X ${endpoint.method}`} '${base}${path}${queries[key] ?? ''}'`,
    "-H 'Accept-Language: de'",
    ...(endpoint.audience === 'member' ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(endpoint.encoding === 'multipart' ? ['-F resource=@picture.jpg'] : []),
    ...(examples[key] ? ["-H 'Content-Type: application/json'", `-d '${examples[key]}'`] : []),
  ]
  return parts.join(' \\\n  ')
}
