let authors = 0;

/** A new author with one scenario on the server at `url`. */
export async function signUp(url: string, username = `author${++authors}`) {
  const api = `${url}/api/frontend`;
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${api}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { access_token: string; data: { id: string } };
  };
  const password = 'a long enough password';
  const account = { username, name: 'Bench', email: `${username}@example.com`, language: 'en', agreed: true };
  await call('register', { ...account, password });
  const { access_token } = await call('login', { login: username, password });
  const headers = { authorization: `Bearer ${access_token}` };
  const { data } = await call('scenarios', { title_ja: 'ベンチ' }, headers);
  return {
    username,
    password,
    headers,
    token: access_token,
    scenarioId: data.id,
    scenarioUrl: `${api}/scenarios/${data.id}`,
  };
}
