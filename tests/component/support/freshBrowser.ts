// Before each file of component tests and before its imports: whatever the file before has left in the browser is gone, so that its pages
// are those of nobody, in the browser's language. Modules of the client read cookies and storage when they are imported.
import { clearCookies } from '#client/storage/cookies.ts';

clearCookies();
localStorage.clear();
sessionStorage.clear();
