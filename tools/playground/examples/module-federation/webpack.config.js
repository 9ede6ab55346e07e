import webpack from 'webpack';

const { ModuleFederationPlugin } = webpack.container;

// The shop loads the cart at run time. The cart could come from another server.
export default [
  {
    name: 'cart',
    mode: 'production',
    entry: {},
    output: { filename: 'cart-[name].js', uniqueName: 'cart' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'cart',
        filename: 'cart.js',
        exposes: { './button': './src/cart/button.js' },
      }),
    ],
  },
  {
    name: 'shop',
    mode: 'production',
    entry: './src/shop/index.js',
    output: { filename: 'shop.js', chunkFilename: 'shop-[id].js', uniqueName: 'shop' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shop',
        remotes: { cart: 'cart@cart.js' },
      }),
    ],
  },
];
