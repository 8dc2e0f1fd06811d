export { ComponentGallery as default } from '#client/gallery/ComponentGallery.tsx';
