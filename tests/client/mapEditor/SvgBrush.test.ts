import { describe, expect, test } from 'vitest';
import { SvgBrush } from '#client/mapEditor/overview/SvgBrush.ts';

describe('A picture as SVG', () => {
  test('holds what an author wrote as text, whatever that is', () => {
    const brush = new SvgBrush();
    brush.fillText('</text><script>alert(1)</script>&"', 3, 4);
    const written = brush.svg(10, 10);
    expect(written).not.toContain('<script');
    expect(written).toContain('&lt;/text>&lt;script>alert(1)&lt;/script>&amp;&quot;</text>');
  });

  test('draws under the transformation of its moment and goes back to the one before', () => {
    const brush = new SvgBrush();
    brush.translate(10, 20);
    brush.save();
    brush.scale(2, 3);
    brush.fillRect(1, 1, 4, 4);
    brush.restore();
    brush.fillRect(1, 1, 4, 4);
    expect(brush.svg(100, 100)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">' +
        '<rect x="1" y="1" width="4" height="4" fill="#000" transform="matrix(2 0 0 3 10 20)"/>' +
        '<rect x="1" y="1" width="4" height="4" fill="#000" transform="matrix(1 0 0 1 10 20)"/></svg>',
    );
  });

  test('cuts off what is outside until the state before comes back, styles and all', () => {
    const brush = new SvgBrush();
    brush.save();
    brush.beginPath();
    brush.rect(0, 0, 5, 5);
    brush.clip();
    brush.fillStyle = 'red';
    brush.fillRect(0, 0, 9, 9);
    brush.restore();
    brush.fillRect(0, 0, 1, 1);
    expect(brush.svg(9, 9)).toContain(
      '<clipPath id="clip1"><path d="M0 0h5v5h-5Z"/></clipPath><g clip-path="url(#clip1)">' +
        '<rect x="0" y="0" width="9" height="9" fill="red"/></g><rect x="0" y="0" width="1" height="1" fill="#000"/>',
    );
  });
});
