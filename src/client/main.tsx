import './ui/base.css.ts';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root && import.meta.env.DEV) {
  const { ComponentGallery } = await import('./gallery/ComponentGallery.tsx');
  createRoot(root).render(<ComponentGallery />);
}
